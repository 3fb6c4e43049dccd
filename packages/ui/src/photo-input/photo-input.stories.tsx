import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhotoInput, type PhotoInputProps } from './photo-input.js';

function Demo(props: PhotoInputProps) {
  const [photo, setPhoto] = useState(props.photo);
  return (
    <PhotoInput
      {...props}
      photo={photo}
      onPhotoChange={(next) => {
        setPhoto(next);
        props.onPhotoChange(next);
      }}
    />
  );
}

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 42"%3E%3Crect width="30" height="42" fill="%23cfe0f7"/%3E%3Ccircle cx="15" cy="16" r="7" fill="%23476a9c"/%3E%3Cpath d="M3 42a12 12 0 0 1 24 0z" fill="%23476a9c"/%3E%3C/svg%3E';

const meta = {
  title: 'Forms/PhotoInput',
  component: PhotoInput,
  args: { 'aria-label': 'Photo', photo: null, onPhotoChange: fn(), alt: 'The chosen photo', maxBytes: 1024 },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'a photo that must be cut to size: PhotoCrop. A face to show: Avatar.',
      keys: 'Enter or Space open the choice of files.',
    },
  },
} satisfies Meta<typeof PhotoInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { photo: portrait } };

export const RefusesAnotherType: Story = {
  play: async ({ args, canvas }) => {
    const text = new File(['x'], 'a.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Photo'), text, { applyAccept: false });
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(args.onPhotoChange).not.toHaveBeenCalled();
  },
};
