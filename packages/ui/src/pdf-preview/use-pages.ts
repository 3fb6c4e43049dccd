import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useBoxSize } from '../internal/use-box-size.js';
import { type Look, lookOf, useLookKeys } from '../internal/use-look-keys.js';
import type { PdfPage } from './pdf-engine.js';
import { viewportOf } from './viewport-of.js';
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
  readonly keysFrom: RefObject<HTMLElement | null> | undefined;
}

/** The zoom of the pages, which fit into a width until the reader chooses, and their rotation. */
const useZoom = (first: PdfPage, width: number) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const zoom = chosen ?? zoomToWidth(viewportOf(first, 1, turn).width, width);
  const look = (how: Look) => {
    switch (how) {
      case 'nearer':
        return setChosen(nextZoom(zoom, 1));
      case 'farther':
        return setChosen(nextZoom(zoom, -1));
      case 'whole':
        return setChosen(null);
      case 'turn':
        return setTurn((quarters) => (quarters + 1) % 4);
      default:
        return how satisfies never;
    }
  };
  return { zoom, turn, fitted: chosen === null, look };
};

/** The visible page, the zoom, and the rotation of all pages. */
export const usePages = ({ region, first, total, startPage, onPageChange, keysFrom }: PagesOptions) => {
  const box = useBoxSize(region);
  const start = Math.min(total, Math.max(1, startPage));
  const [page, setPage] = useState(start);
  const place = useRef(0);
  const begun = useRef(false);
  const isDrawn = box !== null;
  const { zoom, turn, fitted, look } = useZoom(first, box?.width ?? 600);
  // biome-ignore lint/correctness/useExhaustiveDependencies: zoom and turn change the height of the same page
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || !isDrawn) return;
    if (begun.current) node.scrollTop = place.current * node.scrollHeight;
    else beginAt(node, start);
    begun.current = true;
  }, [region, zoom, turn, isDrawn]);
  useLookKeys({ root: region, keysFrom, onLook: look });
  const goTo = (number: number) => {
    const pages = pagesOf(region.current);
    const target = pages[Math.min(pages.length, Math.max(1, number)) - 1];
    if (target) region.current?.scrollTo({ top: target.offsetTop });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const how = lookOf(event.key);
    if (how && !(event.ctrlKey || event.metaKey || event.altKey)) look(how);
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
    /** In quarters clockwise. */
    turn,
    fitted,
    page,
    look,
    goTo,
    onKeyDown,
    onScroll,
  };
};

export type PdfPages = ReturnType<typeof usePages>;
