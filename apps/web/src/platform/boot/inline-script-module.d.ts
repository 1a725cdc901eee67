/** A module's text as a script for a page; see `bundle-inline-scripts.ts`. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
