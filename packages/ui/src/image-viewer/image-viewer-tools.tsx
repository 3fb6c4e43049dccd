'use client';
import { ChevronLeft, ChevronRight, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { imageViewerWords } from './image-viewer-words.js';
import type { ImageView } from './use-image-view.js';
import { maxScale } from './view-geometry.js';

interface ImageViewerToolsProps {
  view: ImageView;
  at: number;
  total: number;
  go: (by: 1 | -1) => boolean;
  actions?: ReactNode;
}

/** The buttons over a picture. A button without effect is marked disabled and keeps the focus. */
export function ImageViewerTools({ view, at, total, go, actions }: ImageViewerToolsProps) {
  const own = usePartWords('imageViewer', imageViewerWords);
  const ready = view.state === 'ready';
  const { scale } = view.view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div className="sc-image-viewer-tools" role="group" aria-label={own.tools}>
      {total > 1 && (
        <span className="sc-image-viewer-group">
          <IconButton
            label={own.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={at === 0 || undefined}
            onClick={() => go(-1)}
          />
          <span className="sc-image-viewer-count" aria-hidden="true">
            {at + 1} / {total}
          </span>
          <IconButton
            label={own.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={at === total - 1 || undefined}
            onClick={() => go(1)}
          />
        </span>
      )}
      <span className="sc-image-viewer-group">
        <IconButton
          label={own.zoomOut}
          icon={<ZoomOut aria-hidden="true" />}
          aria-disabled={!ready || scale === 1 || undefined}
          onClick={() => view.zoom(0.8)}
        />
        <span className="sc-image-viewer-count" aria-hidden="true">
          {view.factor === null ? '–' : own.zoomed(Math.round(view.factor * 100))}
        </span>
        <IconButton
          label={own.zoomIn}
          icon={<ZoomIn aria-hidden="true" />}
          aria-disabled={!ready || scale === maxScale || undefined}
          onClick={() => view.zoom(1.25)}
        />
        <IconButton
          label={own.fit}
          icon={<Maximize aria-hidden="true" />}
          aria-disabled={!ready || undefined}
          onClick={() => view.fit()}
        />
        <IconButton
          label={own.turn}
          icon={<RotateCw aria-hidden="true" />}
          aria-disabled={!ready || undefined}
          onClick={() => view.turn()}
        />
      </span>
      {actions}
    </div>
  );
}
