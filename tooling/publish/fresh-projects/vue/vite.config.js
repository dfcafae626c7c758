import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag) => /^(thunderjack|tj)-/.test(tag);

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
