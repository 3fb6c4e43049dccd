import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { TextInput } from '../text-input/text-input.js';
import { ImageViewer, type ImageViewerProps } from './image-viewer.js';
import { imageViewerWords } from './image-viewer-words.js';
import { sampleImages } from './sample-images.js';

function Demo(props: ImageViewerProps) {
  const [index, setIndex] = useState(props.index ?? 0);
  return (
    <ImageViewer
      {...props}
      index={index}
      onIndexChange={(next) => {
        setIndex(next);
        props.onIndexChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Content/ImageViewer',
  component: ImageViewer,
  args: { images: sampleImages, onIndexChange: fn() },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'a picture that only stands there: ImageFrame. A document: PdfPreview.',
      keys: 'Plus and minus zoom, 0 shows the whole, R turns, arrows move, Page Up and Page Down change the picture.',
    },
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawnWidth = (picture: HTMLElement) => Number.parseFloat(picture.style.width);

export const Default: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 560 } },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: sampleSays('毕业证书，张晓明') });
    await waitFor(() => expect(drawnWidth(picture)).toBeGreaterThan(0));
    await expect(canvas.getByText(sampleSays('毕业证书 · 2019 年 7 月'))).toBeVisible();
  },
};

export const Playground: Story = { args: { index: 1 } };

export const ByKeyboardAlone: Story = {
  play: async ({ args, canvas }) => {
    const stage = await canvas.findByRole('region', { name: sampleSays('毕业证书，张晓明') });
    const picture = await canvas.findByRole('img');
    await waitFor(() => expect(drawnWidth(picture)).toBeGreaterThan(0));
    const whole = drawnWidth(picture);
    stage.focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(drawnWidth(picture) / whole).toBeCloseTo(1.5625, 3));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(picture.style.transform).toContain('translate(0px, -48px)'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(drawnWidth(picture)).toBeCloseTo(whole, 3));
    await userEvent.keyboard('r');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('90°'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(await canvas.findByRole('region', { name: sampleSays('工作证明，张晓明') })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: sampleSays('证件照，张晓明') })).toBeInTheDocument(),
    );
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
  },
};

/** A reader who works beside a picture can zoom without moving the focus into it; in a field the same keys type. */
export const KeysFromAround: Story = {
  render: function KeysFromAroundDemo(args) {
    const around = useRef<HTMLDivElement>(null);
    return (
      <Stack ref={around}>
        <Button>Approve</Button>
        <TextInput aria-label="Reason" name="reason" />
        <Demo {...args} keysFrom={around} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img');
    await waitFor(() => expect(drawnWidth(picture)).toBeGreaterThan(0));
    const whole = drawnWidth(picture);
    canvas.getByRole('button', { name: 'Approve' }).focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(drawnWidth(picture) / whole).toBeCloseTo(1.5625, 3));
    await userEvent.keyboard('r');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('90°'));
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'r+0');
    await expect(field).toHaveValue('r+0');
    await expect(canvas.getByRole('status')).toHaveTextContent('90°');
  },
};

export const ZoomsByWheelAndDrag: Story = {
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('region');
    const picture = await canvas.findByRole('img');
    await waitFor(() => expect(drawnWidth(picture)).toBeGreaterThan(0));
    const whole = drawnWidth(picture);
    const { left, top, width, height } = stage.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    const wheel = { ...middle, deltaY: -400, bubbles: true, cancelable: true };
    await expect(stage.dispatchEvent(new WheelEvent('wheel', wheel))).toBe(true);
    await expect(drawnWidth(picture)).toBe(whole);
    await expect(stage.dispatchEvent(new WheelEvent('wheel', { ...wheel, ctrlKey: true }))).toBe(false);
    await waitFor(() => expect(drawnWidth(picture) / whole).toBeCloseTo(Math.E, 2));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: stage, coords: middle },
      { target: stage, coords: { clientX: middle.clientX + 30, clientY: middle.clientY + 20 } },
      { keys: '[/MouseLeft]', target: stage },
    ]);
    await waitFor(() => expect(picture.style.transform).toContain('translate(30px, 20px)'));
  },
};

export const Failed: Story = {
  args: { images: [{ src: 'data:image/png;base64,AAAA', alt: '工作证明' }] },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: said().retry });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: said().retry })).toBeVisible();
  },
};

export const OnePicture: Story = {
  args: {
    images: sampleImages.slice(2),
    actions: <IconButton label="Download" icon={<Download aria-hidden="true" />} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
    await expect(canvas.queryByRole('button', { name: saidBy(imageViewerWords).next })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const NoPicture: Story = { args: { images: [] } };

export const InADialog: Story = {
  render: function InADialogDemo(args) {
    const t = useSampleWords();
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look at the materials</Button>
        <Dialog title={t('张晓明的材料')} size="large" open={open} onOpenChange={setOpen}>
          <Demo {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Look at the materials' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: sampleSays('张晓明的材料') }));
    await dialog.findByRole('img', { name: sampleSays('毕业证书，张晓明') });
    await userEvent.keyboard('{PageDown}');
    await expect(
      await dialog.findByRole('img', { name: sampleSays('工作证明，张晓明') }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
