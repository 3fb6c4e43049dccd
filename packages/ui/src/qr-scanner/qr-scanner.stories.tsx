import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { QrScanner } from './qr-scanner.js';
import { qrScannerWords } from './qr-scanner-words.js';
import {
  camerasOn,
  holdUp,
  isLit,
  looksSoFar,
  sampleCameras,
  sampleReader,
  unplug,
} from './sample-scanner.js';

const meta = {
  title: 'Forms/QrScanner',
  component: QrScanner,
  args: { load: async () => sampleReader, onCode: fn() },
  beforeEach: sampleCameras(),
  parameters: {
    guide: {
      not: 'a code of one’s own that others shall read: QRCode. A number that is typed, or read by a hand scanner: TextInput, which belongs beside it.',
      keys: 'Tab goes to the camera and its light; codes are read by themselves.',
    },
  },
} satisfies Meta<typeof QrScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = () => saidBy(qrScannerWords);

export const Default: Story = {
  args: { onCode: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(own().hold)).toBeVisible();
    const video = canvas.getByLabelText<HTMLVideoElement>(own().picture);
    await waitFor(() => expect(video.videoWidth).toBe(640));
    await expect(args.onCode).not.toHaveBeenCalled();
    holdUp('CERT-0104-00058');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('CERT-0104-00058'));
  },
};

export const Playground: Story = {
  beforeEach: sampleCameras({ cameras: ['Back', 'Front'], torch: true }),
};

export const TellsEachCodeOnce: Story = {
  args: { onCode: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByText(own().hold);
    holdUp('ONE');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('ONE'));
    const looked = looksSoFar();
    await waitFor(() => expect(looksSoFar()).toBeGreaterThan(looked + 4));
    await expect(args.onCode).toHaveBeenCalledOnce();
    holdUp('ANOTHER');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('ANOTHER'));
    await expect(args.onCode).toHaveBeenCalledTimes(2);
  },
};

export const ChoosesTheCamera: Story = {
  args: { onCode: fn() },
  beforeEach: sampleCameras({ cameras: ['', 'USB 2.0'] }),
  play: async ({ args, canvas }) => {
    const list = await canvas.findByRole('combobox', { name: own().camera });
    await waitFor(() => expect(list).toHaveDisplayValue(own().nth(1)));
    await userEvent.selectOptions(list, 'USB 2.0');
    await canvas.findByText(own().hold);
    await expect(list).toHaveDisplayValue('USB 2.0');
    await waitFor(() => expect(camerasOn()).toBe(1));
    holdUp('CERT-0104-00058');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('CERT-0104-00058'));
  },
};

export const SwitchesTheLight: Story = {
  beforeEach: sampleCameras({ torch: true }),
  play: async ({ canvas }) => {
    const light = await canvas.findByRole('button', { name: own().torch });
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    light.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
    await expect(isLit()).toBe(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isLit()).toBe(false));
  },
};

export const TurnsTheCameraOffWhenItGoes: Story = {
  render: function Closable(args) {
    const say = useSampleWords();
    const [open, setOpen] = useState(true);
    return open ? (
      <>
        <QrScanner {...args} />
        <Button onClick={() => setOpen(false)}>{say('作废')}</Button>
      </>
    ) : (
      <p>{say('原因')}</p>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(own().hold);
    await expect(camerasOn()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('作废') }));
    await waitFor(() => expect(camerasOn()).toBe(0));
  },
};

export const Starting: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(own().starting)).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 520 } },
  beforeEach: sampleCameras({ refusedWith: 'NotAllowedError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.refused);
    await expect(canvas.getByRole('button', { name: said().retry })).toBeVisible();
  },
};

export const NoCamera: Story = {
  beforeEach: sampleCameras({ refusedWith: 'NotFoundError' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.absent);
  },
};

export const HeldByAnother: Story = {
  beforeEach: sampleCameras({ refusedWith: 'NotReadableError' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said().retry }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.failed);
  },
};

/** Another camera replaces the unplugged one on request. */
export const Lost: Story = {
  args: { onCode: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByText(own().hold);
    unplug();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.lost);
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await canvas.findByText(own().hold);
    holdUp('CERT-0104-00058');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('CERT-0104-00058'));
  },
};

let tries = 0;

/** The code reader did not load, as without a connection; it is requested again. */
export const Unread: Story = {
  args: {
    onCode: fn(),
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('As the story wants it.');
      return sampleReader;
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.unread);
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await canvas.findByText(own().hold);
    holdUp('CERT-0104-00058');
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith('CERT-0104-00058'));
  },
};

/** The reader loaded and broke: the picture is read once it is there again. */
export const Breaks: Story = {
  args: { load: async () => ({ read: () => Promise.reject(new Error('As the story wants it.')) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(own().problems.unread);
    await expect(canvas.getByRole('button', { name: said().retry })).toBeVisible();
  },
};
