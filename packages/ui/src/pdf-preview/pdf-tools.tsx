'use client';
import { ChevronDown, ChevronUp, MoveHorizontal, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { TextInput } from '../text-input/text-input.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { pdfPreviewWords } from './pdf-preview-words.js';
import type { PdfPages } from './use-pages.js';
import { nextZoom } from './zoom-steps.js';

interface PageJumpProps {
  pages: PdfPages;
  total: number;
}

/** The number of the page in sight; Enter goes to the one that is typed. */
function PageJump({ pages, total }: PageJumpProps) {
  const own = usePartWords('pdfPreview', pdfPreviewWords);
  const [typed, setTyped] = useState<string | null>(null);
  const jump = () => {
    const number = Number.parseInt(typed ?? '', 10);
    if (number > 0) pages.goTo(number);
    setTyped(null);
  };
  return (
    <TextInput
      name=""
      aria-label={own.page(total)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(pages.page)}
      onValueChange={setTyped}
      onBlur={jump}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Around it may be a form that must not be sent.
        event.preventDefault();
        jump();
      }}
    />
  );
}

interface PdfToolsProps extends PageJumpProps {
  actions?: ReactNode;
}

/** Pages, zoom, rotation, and the host's own buttons. */
export function PdfTools({ pages, total, actions }: PdfToolsProps) {
  const own = usePartWords('pdfPreview', pdfPreviewWords);
  const { page, zoom, turn, look, goTo } = pages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div className="sc-pdf-preview-tools" role="group" aria-label={own.tools}>
      <span className="sc-pdf-preview-group">
        <IconButton
          label={own.previous}
          icon={<ChevronUp aria-hidden="true" />}
          aria-disabled={page === 1 || undefined}
          onClick={() => goTo(page - 1)}
        />
        <IconButton
          label={own.next}
          icon={<ChevronDown aria-hidden="true" />}
          aria-disabled={page === total || undefined}
          onClick={() => goTo(page + 1)}
        />
        <span className="sc-pdf-preview-jump">
          <PageJump pages={pages} total={total} />
        </span>
        <span className="sc-pdf-preview-count" aria-hidden="true">
          / {total}
        </span>
      </span>
      <span className="sc-pdf-preview-group">
        <IconButton
          label={own.zoomOut}
          icon={<ZoomOut aria-hidden="true" />}
          aria-disabled={nextZoom(zoom, -1) === zoom || undefined}
          onClick={() => look('farther')}
        />
        <span className="sc-pdf-preview-zoom" role="status">
          {own.zoomed(Math.round(zoom * 100))}
          {turn > 0 && <VisuallyHidden>, {own.turned(turn * 90)}</VisuallyHidden>}
        </span>
        <IconButton
          label={own.zoomIn}
          icon={<ZoomIn aria-hidden="true" />}
          aria-disabled={nextZoom(zoom, 1) === zoom || undefined}
          onClick={() => look('nearer')}
        />
        <IconButton
          label={own.fit}
          icon={<MoveHorizontal aria-hidden="true" />}
          aria-pressed={pages.fitted}
          onClick={() => look('whole')}
        />
        <IconButton label={own.turn} icon={<RotateCw aria-hidden="true" />} onClick={() => look('turn')} />
      </span>
      {actions && <span className="sc-pdf-preview-group">{actions}</span>}
    </div>
  );
}
