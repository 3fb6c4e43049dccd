import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import { sampleSays } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import type { PdfEngine } from './pdf-engine.js';
import { PdfPreview } from './pdf-preview.js';
import { pdfPreviewWords } from './pdf-preview-words.js';
import { lockedPdf, samplePdf } from './sample-pdf.js';

let started: Promise<PdfEngine> | undefined;

const start = async (): Promise<PdfEngine> => {
  const pdf = await import('pdfjs-dist');
  pdf.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const worker = new pdf.PDFWorker();
  await worker.promise;
  return { getDocument: (source) => pdf.getDocument({ ...source, worker }) };
};

/** The real engine with one worker for all stories. */
const load = () => {
  started ??= start();
  return started;
};

const meta = {
  title: 'Content/PdfPreview',
  component: PdfPreview,
  args: { source: samplePdf(), load, label: '准考证，张晓明' },
  // The engine and its worker are half a megabyte: a story that waited for them would fail on a busy machine.
  beforeEach: async () => {
    await load();
  },
  parameters: {
    guide: {
      not: 'a file that is to be kept: a Link to download it. A picture: ImageViewer.',
      keys: 'Page Up and Page Down, and the field of the page, go through it; plus and minus zoom, R turns.',
    },
  },
} satisfies Meta<typeof PdfPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawnPages = (root: HTMLElement) => root.querySelectorAll('canvas[data-drawn]').length;

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 640 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: sampleSays('准考证，张晓明') })).toBeVisible();
    await waitFor(() => expect(drawnPages(canvasElement)).toBeGreaterThan(0));
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
  },
};

export const Playground: Story = {
  args: { actions: <IconButton label="Download" icon={<Download aria-hidden="true" />} /> },
};

export const OffersItsWordsToScreenReaders: Story = {
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('figure', { name: saidBy(pdfPreviewWords).pageOf(3, 3) });
    await waitFor(() => expect(page).toHaveTextContent('Line 2, exit C'));
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('region');
    const first = await canvas.findByRole('figure', { name: saidBy(pdfPreviewWords).pageOf(1, 3) });
    await waitFor(() => expect(drawnPages(canvasElement)).toBeGreaterThan(0));
    const fitted = first.getBoundingClientRect().width;
    region.focus();
    await userEvent.keyboard('---');
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeLessThan(fitted));
    await userEvent.keyboard('0');
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeCloseTo(fitted, 0));
    await userEvent.keyboard('r');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('90°'));
    const { width, height } = first.getBoundingClientRect();
    await expect(width).toBeGreaterThan(height);
    await userEvent.keyboard('rrr');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('°'));
    const jump = canvas.getByRole('textbox', { name: saidBy(pdfPreviewWords).page(3) });
    await userEvent.clear(jump);
    await userEvent.type(jump, '3{Enter}');
    await waitFor(() => expect(jump).toHaveValue('3'));
    await expect(region.scrollTop).toBeGreaterThan(0);
    canvas.getByRole('button', { name: saidBy(pdfPreviewWords).previous }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(jump).toHaveValue('2'));
  },
};

export const DrawsOnlyWhatIsNear: Story = {
  render: (args) => (
    <div style={{ maxWidth: '30rem' }}>
      <PdfPreview {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure', { name: saidBy(pdfPreviewWords).pageOf(1, 3) });
    await waitFor(() => expect(drawnPages(canvasElement)).toBeGreaterThan(0));
    for (const _press of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await userEvent.click(canvas.getByRole('button', { name: saidBy(pdfPreviewWords).zoomIn }));
    }
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(saidBy(pdfPreviewWords).zoomed(400)),
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBe(1));
    await waitFor(() => expect(drawnPages(canvasElement)).toBe(1));
  },
};

/** It starts at the page read last, and reports the page that comes into sight. */
export const GoesOnAtAPage: Story = {
  args: { startPage: 2, onPageChange: fn() },
  play: async ({ canvas, args }) => {
    const jump = await canvas.findByRole('textbox', { name: saidBy(pdfPreviewWords).page(3) });
    await expect(jump).toHaveValue('2');
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: saidBy(pdfPreviewWords).next }));
    await waitFor(() => expect(args.onPageChange).toHaveBeenLastCalledWith(3));
    await expect(jump).toHaveValue('3');
  },
};

export const AsksForThePassword: Story = {
  args: { source: lockedPdf() },
  play: async ({ canvas, canvasElement }) => {
    const input = await canvas.findByLabelText(saidBy(pdfPreviewWords).password);
    await userEvent.type(input, 'open{Enter}');
    await expect(await canvas.findByText(saidBy(pdfPreviewWords).wrongPassword)).toBeVisible();
    await expect(input).toHaveValue('open');
    await userEvent.clear(input);
    await userEvent.type(input, 'Open2026{Enter}');
    await waitFor(() => expect(drawnPages(canvasElement)).toBeGreaterThan(0));
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { source: new TextEncoder().encode('This is not a PDF.') },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: said().retry });
    await userEvent.click(retry);
    await expect(await canvas.findByText(sampleSays('准考证，张晓明'))).toBeVisible();
  },
};

export const EngineFailed: Story = {
  args: { load: () => Promise.reject(new Error('The engine did not arrive.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(saidBy(pdfPreviewWords).failed);
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(said().loading);
  },
};
