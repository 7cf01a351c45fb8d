/** What boards ask of a browser and jsdom does not have: media queries, layout, animation, fonts, names in selectors.  A width of 0 is a wide screen. */
if (typeof window !== 'undefined') {
  // svelte/motion asks for it as soon as it is loaded
  window.matchMedia ??= (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
  if (!('fonts' in document)) Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  window.CSS ??= { escape: (name: string) => name } as typeof CSS;
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
  Element.prototype.getAnimations ??= () => [];
}
