'use client';
import { useEffect, useId, useRef } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { FaceGuide } from './face-guide.js';
import { photoEditorWords } from './photo-editor-words.js';
import type { useCrop } from './use-crop.js';

interface CropStageProps {
  bitmap: ImageBitmap;
  view: ReturnType<typeof useCrop>;
  guide: boolean;
}

/** More than a screen shows is not drawn: a 48-megapixel canvas would cost a phone its memory. */
const mostPixels = 1600;

/** The picture under its frame; dragging, pinching and the keys move it. */
export function CropStage({ bitmap, view, guide }: CropStageProps) {
  const own = usePartWords('photoEditor', photoEditorWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keysId = useId();
  useEffect(() => {
    if (!canvas.current) return;
    const shrink = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
    canvas.current.width = Math.max(1, Math.round(bitmap.width * shrink));
    canvas.current.height = Math.max(1, Math.round(bitmap.height * shrink));
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
  }, [bitmap]);
  useEffect(() => view.stage.current?.focus(), [view.stage]);
  return (
    <section
      ref={view.stage}
      className="sc-photo-editor-stage"
      aria-label={own.stage}
      aria-describedby={keysId}
      // Not used yet: a form that is sent now would lose it.
      data-unread=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what the pointer moves, the keys must move
      tabIndex={0}
      onKeyDown={view.onKeyDown}
    >
      <canvas ref={canvas} className="sc-photo-editor-picture" style={view.pictureStyle} />
      {view.frame && (
        <div className="sc-photo-editor-frame" style={view.frame}>
          {guide && <FaceGuide />}
        </div>
      )}
      <VisuallyHidden id={keysId}>{own.keys}</VisuallyHidden>
    </section>
  );
}
