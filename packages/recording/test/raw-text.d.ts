/** A file as a text, as Vite hands it to a browser. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}
