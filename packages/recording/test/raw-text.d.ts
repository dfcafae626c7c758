/** A file that Vite imports as text in a browser. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
