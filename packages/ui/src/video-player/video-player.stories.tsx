import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { sampleVideo } from './sample-video.js';
import { VideoPlayer } from './video-player.js';
import { videoPlayerWords } from './video-player-words.js';

const src = URL.createObjectURL(new Blob([sampleVideo()], { type: 'video/mp4' }));

const meta = {
  title: 'Content/VideoPlayer',
  component: VideoPlayer,
  args: { src, label: '合同登记实务' },
  parameters: {
    guide: {
      not: 'a picture that moves by itself: there is none here. A document: PdfPreview.',
      keys: 'the browser’s own: Space plays and stops, the arrows move.',
    },
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (root: HTMLElement): HTMLVideoElement => {
  const found = root.querySelector('video');
  if (!found) throw new Error('There is no video.');
  return found;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await expect(video).toHaveAccessibleName(sampleSays('合同登记实务'));
    await waitFor(() => expect(Math.round(video.duration)).toBe(60));
    await expect(video.currentTime).toBe(0);
  },
};

export const Playground: Story = { args: { start: 20 } };

/** It reports its position, and resumes there. */
export const GoesOnWhereItWasLeft: Story = {
  args: { start: 20, onPlaceChange: fn() },
  play: async ({ canvasElement, args }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBe(20));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenLastCalledWith(20));
  },
};

export const BeginsAnewOnceItWasSeenToItsEnd: Story = {
  args: { start: 60 },
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(Math.round(video.duration)).toBe(60));
    await expect(video.currentTime).toBe(0);
  },
};

/** Seeking is limited to the watched part, and the speed is limited. */
export const MovesWithinWhatWasWatched: Story = {
  args: { start: 10, reach: 20 },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBe(10));
    video.currentTime = 50;
    await waitFor(() => expect(video.currentTime).toBe(20));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(saidBy(videoPlayerWords).beyond),
    );
    video.currentTime = 5;
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(video.currentTime).toBe(5);
    video.playbackRate = 2;
    await waitFor(() => expect(video.playbackRate).toBe(1));
    video.playbackRate = 0.5;
    await waitFor(() => expect(video.playbackRate).toBe(0.5));
  },
};

export const BeginsNoFurtherThanWhatWasWatched: Story = {
  args: { start: 40, reach: 20 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(20));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** It reports the played parts, not the skipped ones. */
export const TellsWhatWasWatched: Story = {
  args: { onWatchedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const video = videoIn(canvasElement);
    video.muted = true;
    video.playbackRate = 2;
    await video.play();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(1.1));
    video.pause();
    const watched = [{ from: 0, to: Math.floor(video.currentTime) }];
    await waitFor(() => expect(args.onWatchedChange).toHaveBeenLastCalledWith(watched));
    video.currentTime = 30;
    await waitFor(() => expect(video.currentTime).toBe(30));
    await expect(args.onWatchedChange).toHaveBeenLastCalledWith(watched);
  },
};

export const IsInterrupted: Story = {
  args: { onPlayingChange: fn() },
  render: function Interrupted(args) {
    const say = useSampleWords();
    const [interrupted, setInterrupted] = useState(false);
    return (
      <>
        <VideoPlayer {...args} interrupted={interrupted} />
        <Button onClick={() => setInterrupted(true)}>{say('更多')}</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const video = videoIn(canvasElement);
    video.muted = true;
    await video.play();
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenLastCalledWith(false));
    await expect(video.paused).toBe(true);
  },
};

export const Failed: Story = {
  args: { src: 'data:video/mp4;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(saidBy(videoPlayerWords).failed);
    await userEvent.click(canvas.getByRole('button', { name: said().retry }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sampleSays('合同登记实务'));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** The network fails in the middle: the retry resumes at the same second. */
export const GoesOnAfterAFailure: Story = {
  args: { start: 20 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(20));
    fireEvent.error(videoIn(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: said().retry }));
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBe(20));
  },
};
