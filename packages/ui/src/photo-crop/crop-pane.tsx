'use client';
import { RotateCcw, RotateCw, ScanFace } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../banner/banner.js';
import { Button } from '../button/button.js';
import { formatBytes } from '../file-input/format-bytes.js';
import { IconButton } from '../icon-button/icon-button.js';
import type { Extent } from '../internal/use-box-size.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { maxZoom } from './crop-geometry.js';
import { CropStage } from './crop-stage.js';
import { drawCrop } from './draw-crop.js';
import { photoEditorWords } from './photo-editor-words.js';
import { useCrop } from './use-crop.js';

interface CropPaneProps {
  bitmap: ImageBitmap;
  output: Extent;
  quality: number;
  maxBytes: number | undefined;
  /** A part with too few pixels is refused. */
  sharp: boolean;
  onDone: (photo: Blob) => void;
  onCancel: () => void;
}

const pixels = ({ width, height }: Extent) => `${Math.round(width)} × ${Math.round(height)}`;

/** Chooses the part of a picture that becomes the photo. */
export function CropPane({ bitmap, output, quality, maxBytes, sharp, onDone, onCancel }: CropPaneProps) {
  const { words } = useSkillcert();
  const own = usePartWords('photoEditor', photoEditorWords);
  const view = useCrop(bitmap, output);
  const [guide, setGuide] = useState(true);
  const [tooHeavy, setTooHeavy] = useState(false);
  const use = async () => {
    const photo = await drawCrop(bitmap, view.crop, { output, quality, maxBytes });
    setTooHeavy(photo === null);
    if (photo) onDone(photo);
  };
  return (
    <div className="sc-photo-editor">
      <CropStage bitmap={bitmap} view={view} guide={guide} />
      <div className="sc-photo-editor-tools">
        <label className="sc-photo-editor-zoom">
          {own.zoom}
          <input
            type="range"
            min={100}
            max={maxZoom * 100}
            step={5}
            value={Math.round(view.crop.zoom * 100)}
            aria-valuetext={own.zoomed(Math.round(view.crop.zoom * 100))}
            className="sc-photo-editor-range"
            onChange={(event) => view.zoomTo(event.currentTarget.valueAsNumber / 100)}
          />
        </label>
        <IconButton
          label={own.turnLeft}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => view.turn(-1)}
        />
        <IconButton
          label={own.turnRight}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => view.turn(1)}
        />
        <IconButton
          label={own.guide}
          icon={<ScanFace aria-hidden="true" />}
          aria-pressed={guide}
          onClick={() => setGuide(!guide)}
        />
      </div>
      {view.tooSmall && (
        <Banner tone={sharp ? 'danger' : 'warning'}>
          {(sharp ? own.tooFew : own.tooSmall)(pixels(view.kept), pixels(output))}
        </Banner>
      )}
      {tooHeavy && <Banner tone="danger">{own.tooHeavy(formatBytes(maxBytes ?? 0))}</Banner>}
      <div className="sc-photo-editor-buttons">
        <Button variant="primary" disabled={sharp && view.tooSmall} onClick={use}>
          {own.use}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  );
}
