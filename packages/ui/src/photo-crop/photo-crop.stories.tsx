import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said, saidBy } from '../testing/spoken.js';
import { PhotoCrop, type PhotoCropProps } from './photo-crop.js';
import { photoCropWords } from './photo-crop-words.js';
import { photoEditorWords } from './photo-editor-words.js';
import { camerasOn, fakeCamera } from './sample-camera.js';
import { samplePortrait } from './sample-photos.js';

function Demo(props: PhotoCropProps) {
  const t = useSampleWords();
  const [photo, setPhoto] = useState(props.photo);
  return (
    <Field group name="photo" label={t('证件照')} hint={t('白色或浅色背景，295 × 413 像素')} required>
      <PhotoCrop
        {...props}
        photo={photo}
        onPhotoChange={(next) => {
          setPhoto(next);
          props.onPhotoChange(next);
        }}
      />
    </Field>
  );
}

const changed: Mock<PhotoCropProps['onPhotoChange']> = fn();

/** The size of the photo that came out last. */
const resultOf = async () => {
  const photo = changed.mock.lastCall?.[0];
  if (!photo) throw new Error('No photo came out.');
  const { width, height } = await createImageBitmap(photo);
  return { width, height, type: photo.type, bytes: photo.size };
};

const meta = {
  title: 'Forms/PhotoCrop',
  component: PhotoCrop,
  args: { photo: null, onPhotoChange: changed, alt: '所选照片' },
  render: (args) => <Demo {...args} />,
  beforeEach: fakeCamera(),
  parameters: {
    guide: {
      not: 'a picture that is taken as it is: PhotoInput. Any other file: FileInput.',
      keys: 'Arrows move the picture, plus and minus zoom, R turns, 0 starts over; Enter on the button uses it.',
    },
  },
} satisfies Meta<typeof PhotoCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { output: { width: 300, height: 300 }, camera: false } };

export const CutsAChosenFile: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 720 } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      canvas.getByLabelText(/\p{L}/u, { selector: 'input' }),
      await samplePortrait(900, 700),
    );
    await canvas.findByRole('slider');
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.style.width).not.toBe(''));
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    changed.mockClear();
    await userEvent.upload(
      canvas.getByLabelText(saidBy(photoCropWords).choose),
      await samplePortrait(1200, 900),
    );
    const stage = await canvas.findByRole('region', { name: saidBy(photoEditorWords).stage });
    const slider = canvas.getByRole('slider', { name: saidBy(photoEditorWords).zoom });
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('{+}{+}{ArrowRight}{ArrowDown}r');
    await waitFor(() => expect(slider).toHaveValue('120'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(slider).toHaveValue('100'));
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoEditorWords).turnLeft }));
    canvas.getByRole('button', { name: saidBy(photoEditorWords).use }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(await resultOf()).toMatchObject({ width: 295, height: 413, type: 'image/jpeg' });
    await expect(await canvas.findByRole('img', { name: sampleSays('所选照片') })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(saidBy(photoCropWords).choose)).toHaveFocus());
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name=photo]');
    await waitFor(() => expect(sent?.files?.[0]?.name).toBe('photo.jpg'));
  },
};

export const Removes: Story = {
  args: { photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: saidBy(photoCropWords).remove }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByLabelText(saidBy(photoCropWords).choose)).toHaveFocus();
  },
};

export const KeepsTheByteLimit: Story = {
  args: { maxBytes: 9000, output: { width: 295, height: 413 } },
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.upload(
      canvas.getByLabelText(saidBy(photoCropWords).choose),
      await samplePortrait(900, 900),
    );
    await userEvent.click(await canvas.findByRole('button', { name: saidBy(photoEditorWords).use }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect((await resultOf()).bytes).toBeLessThanOrEqual(9000);
  },
};

export const CannotKeepTheByteLimit: Story = {
  args: { maxBytes: 500 },
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.upload(
      canvas.getByLabelText(saidBy(photoCropWords).choose),
      await samplePortrait(900, 900),
    );
    await userEvent.click(await canvas.findByRole('button', { name: saidBy(photoEditorWords).use }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('500 B');
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const WarnsWhenTheSourceIsTooSmall: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(saidBy(photoCropWords).choose),
      await samplePortrait(200, 240),
    );
    await expect(await canvas.findByText(/171 × 240.*295 × 413/)).toBeVisible();
  },
};

/** Where a blurred photo would be of no use, the part must have pixels enough. */
export const RefusesAPartThatIsTooSmall: Story = {
  args: { sharp: true },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(saidBy(photoCropWords).choose),
      await samplePortrait(400, 560),
    );
    const use = await canvas.findByRole('button', { name: saidBy(photoEditorWords).use });
    const zoom = canvas.getByRole('slider', { name: saidBy(photoEditorWords).zoom });
    await expect(use).toBeEnabled();
    fireEvent.change(zoom, { target: { value: '200' } });
    await waitFor(() => expect(use).toBeDisabled());
    await expect(canvas.getByText(/200 × 280.*295 × 413/)).toBeVisible();
    fireEvent.change(zoom, { target: { value: '100' } });
    await waitFor(() => expect(use).toBeEnabled());
  },
};

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const broken = new File(['not a picture'], 'broken.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(saidBy(photoCropWords).choose), broken);
    await expect(await canvas.findByText(saidBy(photoEditorWords).unreadable)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoEditorWords).other }));
    await waitFor(() => expect(canvas.getByLabelText(saidBy(photoCropWords).choose)).toHaveFocus());
  },
};

export const TakesAPhoto: Story = {
  beforeEach: fakeCamera({ cameras: 2 }),
  play: async ({ canvas }) => {
    changed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoCropWords).useCamera }));
    const shoot = await canvas.findByRole('button', { name: saidBy(photoEditorWords).shoot });
    await waitFor(() => expect(shoot).not.toHaveAttribute('aria-busy'));
    await expect(camerasOn()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoEditorWords).switchCamera }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: saidBy(photoEditorWords).shoot })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await waitFor(() => expect(camerasOn()).toBe(1));
    const video = canvas.getByLabelText<HTMLVideoElement>(saidBy(photoEditorWords).camera);
    await waitFor(() => expect(video.videoWidth).toBe(640));
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoEditorWords).shoot }));
    await canvas.findByRole('slider');
    await expect(camerasOn()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoEditorWords).use }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await expect(await resultOf()).toMatchObject({ width: 295, height: 413 });
  },
};

export const StopsTheCameraWhenItIsLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoCropWords).useCamera }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: saidBy(photoEditorWords).shoot })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: said().cancel }));
    await waitFor(() => expect(camerasOn()).toBe(0));
    await waitFor(() => expect(canvas.getByLabelText(saidBy(photoCropWords).choose)).toHaveFocus());
  },
};

export const CameraRefused: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 640 } },
  beforeEach: fakeCamera({ refusedWith: 'NotAllowedError' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const NoCamera: Story = {
  beforeEach: fakeCamera({ refusedWith: 'NotFoundError' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoCropWords).useCamera }));
    await expect(await canvas.findByText(saidBy(photoEditorWords).cameraProblems.absent)).toBeVisible();
  },
};

export const CameraHeldByAnother: Story = {
  beforeEach: fakeCamera({ refusedWith: 'NotReadableError' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: saidBy(photoCropWords).useCamera }));
    await userEvent.click(await canvas.findByRole('button', { name: said().retry }));
    await expect(await canvas.findByText(saidBy(photoEditorWords).cameraProblems.failed)).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
