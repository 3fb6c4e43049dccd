'use client';
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { EmptyState } from '../empty-state/empty-state.js';
import { classNames } from '../internal/class-names.js';
import { Skeleton } from '../skeleton/skeleton.js';
import { StateView } from '../state-view/state-view.js';
import type { ViewerImage } from './viewer-image.js';

const ImageViewerSurface = lazy(async () => ({
  default: (await import('./image-viewer-surface.js')).ImageViewerSurface,
}));

export interface ImageViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  images: readonly ViewerImage[];
  /** Which of them is shown, from 0. */
  index?: number;
  onIndexChange?: (index: number) => void;
  /** More buttons beside those of the viewer, such as a download. */
  actions?: ReactNode;
  /**
   * Another region in which the keys that zoom and turn work, except in fields: for example the form that the
   * picture is compared with.
   */
  keysFrom?: RefObject<HTMLElement | null>;
}

/**
 * Pictures to look at closely: zoom, turn, move, one after the other, by pointer, finger and key. Inside a Dialog
 * the keys work at once. Its code is downloaded when it is first drawn. Needs `button.css`, `empty-state.css`,
 * `skeleton.css`, `spinner.css`, `state-view.css` and `visually-hidden.css`.
 */
export function ImageViewer({
  images,
  index = 0,
  onIndexChange,
  actions,
  keysFrom,
  className,
  ...rest
}: ImageViewerProps) {
  return (
    <div {...rest} className={classNames('sc-image-viewer', className)}>
      {images.length === 0 ? (
        <EmptyState />
      ) : (
        <Suspense fallback={<StateView state="loading" skeleton={<Skeleton shape="block" />} />}>
          <ImageViewerSurface
            images={images}
            index={index}
            onIndexChange={onIndexChange}
            actions={actions}
            keysFrom={keysFrom}
          />
        </Suspense>
      )}
    </div>
  );
}
