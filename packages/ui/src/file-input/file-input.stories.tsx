import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FileInput, type FileInputProps } from './file-input.js';

function Demo(props: FileInputProps) {
  const [files, setFiles] = useState(props.files);
  return <FileInput {...props} files={files} onFilesChange={setFiles} />;
}

const pdf = (name: string, bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const meta = {
  title: 'Forms/FileInput',
  component: FileInput,
  args: {
    'aria-label': 'Attachments',
    files: [],
    onFilesChange: () => undefined,
    accept: '.pdf',
    maxBytes: 4096,
    multiple: true,
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'files that take long or must not be lost: FileUpload. An identity photo: PhotoInput or PhotoCrop.',
      keys: 'Enter or Space open the choice of files; Tab reaches the cross of each.',
    },
  },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { multiple: false } };

export const TakesAndRemovesFiles: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), [pdf('a.pdf'), pdf('b.pdf')]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /a\.pdf/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const RefusesWhatIsTooLarge: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), pdf('big.pdf', 5000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('4 KB');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
