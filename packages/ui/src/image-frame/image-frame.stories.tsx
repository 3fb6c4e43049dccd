import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ImageFrame } from './image-frame.js';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 42"%3E%3Crect width="30" height="42" fill="%23cfe0f7"/%3E%3Ccircle cx="15" cy="16" r="7" fill="%23476a9c"/%3E%3Cpath d="M3 42a12 12 0 0 1 24 0z" fill="%23476a9c"/%3E%3C/svg%3E';

const meta = {
  title: 'Content/ImageFrame',
  component: ImageFrame,
  args: { src: portrait, alt: '张晓明', ratio: '295/413' },
  parameters: { guide: { not: 'a person in a list: Avatar. A picture to look into: ImageViewer.' } },
} satisfies Meta<typeof ImageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'lg', fit: 'contain' } };

export const Missing: Story = { args: { src: null } };

export const MissingDecoration: Story = {
  args: { src: null, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName(/张晓明: /));
  },
};
