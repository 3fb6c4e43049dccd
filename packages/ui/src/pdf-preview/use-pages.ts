import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useBoxSize } from '../internal/use-box-size.js';
import type { PdfPage } from './pdf-engine.js';
import { nextZoom, pageAt, pixelsPerPoint, zoomToWidth } from './zoom-steps.js';

const pagesOf = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('.sc-pdf-preview-page') ?? []),
];

/** Which page is in sight and how near it is. */
export const usePages = (region: RefObject<HTMLElement | null>, first: PdfPage) => {
  const box = useBoxSize(region);
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const place = useRef(0);
  const zoom = chosen ?? zoomToWidth(first.getViewport({ scale: 1 }).width, box?.width ?? 600);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom changes the height, and the same lines shall stay in sight
  useLayoutEffect(() => {
    const node = region.current;
    if (node) node.scrollTop = place.current * node.scrollHeight;
  }, [region, zoom]);
  const step = (direction: 1 | -1) => setChosen(nextZoom(zoom, direction));
  const goTo = (number: number) => {
    const pages = pagesOf(region.current);
    const target = pages[Math.min(pages.length, Math.max(1, number)) - 1];
    if (target) region.current?.scrollTo({ top: target.offsetTop });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
      '0': () => setChosen(null),
    };
    actions[event.key]?.();
  };
  const onScroll = () => {
    const node = region.current;
    if (!node) return;
    place.current = node.scrollTop / node.scrollHeight;
    const tops = pagesOf(node).map(({ offsetTop }) => offsetTop);
    setPage(pageAt(tops, node.scrollTop + node.clientHeight / 2));
  };
  return {
    /** Nothing is drawn before the room for it is known. */
    scale: box ? zoom * pixelsPerPoint : null,
    zoom,
    fitted: chosen === null,
    page,
    step,
    goTo,
    fit: () => setChosen(null),
    onKeyDown,
    onScroll,
  };
};

export type PdfPages = ReturnType<typeof usePages>;
