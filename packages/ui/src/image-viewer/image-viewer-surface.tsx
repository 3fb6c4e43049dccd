'use client';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { ErrorState } from '../error-state/error-state.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Spinner } from '../spinner/spinner.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { ImageViewerTools } from './image-viewer-tools.js';
import { imageViewerWords } from './image-viewer-words.js';
import { type ImageView, useImageView } from './use-image-view.js';
import { useViewerKeys } from './use-viewer-keys.js';
import type { ViewerImage } from './viewer-image.js';

interface ImageViewerSurfaceProps {
  images: readonly ViewerImage[];
  index: number;
  onIndexChange: ((index: number) => void) | undefined;
  actions?: ReactNode;
  keysFrom: RefObject<HTMLElement | null> | undefined;
}

interface ViewedPictureProps {
  src: string;
  alt: string;
  view: ImageView;
}

/** The picture as it is looked at, or that it could not be loaded. */
function ViewedPicture({ src, alt, view }: ViewedPictureProps) {
  const { words } = useSkillcert();
  const { turn, x, y } = view.view;
  if (view.state === 'failed') {
    return <ErrorState title={words.imageFailed} description={alt} onRetry={view.retry} />;
  }
  return (
    <img
      key={`${src} ${view.attempt}`}
      src={src}
      alt={alt}
      draggable={false}
      className="sc-image-viewer-image"
      data-state={view.state}
      style={
        view.picture && view.factor !== null
          ? {
              width: view.picture.width * view.factor,
              height: view.picture.height * view.factor,
              transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turn * 90}deg)`,
            }
          : undefined
      }
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        view.onLoad({ width, height })
      }
      onError={view.onFail}
    />
  );
}

/** The picture on its stage, the tools over it and the words under it. */
export function ImageViewerSurface({
  images,
  index,
  onIndexChange,
  actions,
  keysFrom,
}: ImageViewerSurfaceProps) {
  const own = usePartWords('imageViewer', imageViewerWords);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const keysId = useId();
  const at = Math.min(Math.max(0, index), images.length - 1);
  const { src, alt, caption } = images[at] ?? { src: '', alt: '' };
  const view = useImageView(src, stage);
  const go = (by: 1 | -1) => {
    const there = images[at + by] !== undefined;
    if (there) onIndexChange?.(at + by);
    return there;
  };
  useViewerKeys(root, { view, go }, keysFrom);
  const { scale, turn } = view.view;
  const said = [
    images.length > 1 && own.position(at + 1, images.length),
    view.factor !== null && own.zoomed(Math.round(view.factor * 100)),
    turn > 0 && own.turned(turn * 90),
  ];
  return (
    <div ref={root} className="sc-image-viewer-surface">
      <ImageViewerTools view={view} at={at} total={images.length} go={go} actions={actions} />
      <section
        ref={stage}
        className="sc-image-viewer-stage"
        aria-label={alt}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that can be moved must be reachable by keyboard
        tabIndex={0}
        data-zoomed={scale > 1 || undefined}
      >
        <ViewedPicture src={src} alt={alt} view={view} />
        {view.state === 'loading' && <Spinner size="lg" />}
      </section>
      {caption && <p className="sc-image-viewer-caption">{caption}</p>}
      <VisuallyHidden id={keysId}>{own.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{said.filter(Boolean).join(', ')}</VisuallyHidden>
    </div>
  );
}
