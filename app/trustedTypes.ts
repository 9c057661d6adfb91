/**
 * Under `require-trusted-types-for 'script'` a string becomes a script only through this policy. It lets the page
 * start its own workers, which are files of its own origin, and nothing else: no HTML, no script text.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

window.trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    const { origin, protocol } = new URL(url, document.baseURI);
    if (origin !== location.origin || protocol === 'blob:')
      throw new TypeError(`Not a script of this page: ${url}`);
    return url;
  },
});

export {};
