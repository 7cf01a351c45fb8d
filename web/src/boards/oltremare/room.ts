/** How much room an element has, told whenever it changes; a page without layout (tests) tells nothing. */
import type { Attachment } from 'svelte/attachments';

export interface Room { width: number; height: number }

export function measure(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => tell({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
