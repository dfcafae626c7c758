/** A file as text, as imported by Vite in a browser. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
