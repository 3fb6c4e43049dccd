import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useBoxSize } from '../internal/use-box-size.js';
import type { PdfPage } from './pdf-engine.js';
import { nextZoom, pageAt, pixelsPerPoint, topOfView, zoomToWidth } from './zoom-steps.js';

const pagesOf = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('.sc-pdf-preview-page') ?? []),
];

const beginAt = (region: HTMLElement, number: number) => {
  const page = pagesOf(region)[number - 1];
  if (page && number > 1)
    region.scrollTop = topOfView(page.offsetTop, page.offsetHeight, region.clientHeight);
};

interface PagesOptions {
  readonly region: RefObject<HTMLElement | null>;
  readonly first: PdfPage;
  readonly total: number;
  /** The page that is in sight at first. */
  readonly startPage: number;
  readonly onPageChange?: ((page: number) => void) | undefined;
}

/** Which page is in sight and how near it is. */
export const usePages = ({ region, first, total, startPage, onPageChange }: PagesOptions) => {
  const box = useBoxSize(region);
  const [chosen, setChosen] = useState<number | null>(null);
  const start = Math.min(total, Math.max(1, startPage));
  const [page, setPage] = useState(start);
  const place = useRef(0);
  const begun = useRef(false);
  const isDrawn = box !== null;
  const zoom = chosen ?? zoomToWidth(first.getViewport({ scale: 1 }).width, box?.width ?? 600);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom changes the height, and the same lines shall stay in sight
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || !isDrawn) return;
    if (begun.current) node.scrollTop = place.current * node.scrollHeight;
    else beginAt(node, start);
    begun.current = true;
  }, [region, zoom, isDrawn]);
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
    const seen = pageAt(tops, node.scrollTop + node.clientHeight / 2);
    if (seen === page) return;
    setPage(seen);
    onPageChange?.(seen);
  };
  return {
    /** Nothing is drawn before the room for it is known. */
    scale: isDrawn ? zoom * pixelsPerPoint : null,
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
