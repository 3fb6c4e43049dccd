import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { FileUpload, type FileUploadProps } from './file-upload.js';
import type { StoredFile } from './upload-entry.js';

type Props = FileUploadProps<StoredFile>;

function Demo(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <FileUpload
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const pdf = (name: string, bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf', lastModified: 0 });

const stored: StoredFile[] = [
  { id: 'a1', name: '工作证明（2019–2026）.pdf', size: 358_400, url: '#a1' },
  { id: 'a2', name: '身份证正面.jpg', size: 1_258_291 },
];

const carrying = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

const asUsual = { bubbles: true, cancelable: true };

const keep = async (file: File) => ({ id: `kept-${file.name}`, name: file.name, size: file.size });
const never: Props['upload'] = (_file, { onProgress }) => {
  onProgress(0.42);
  return new Promise(() => undefined);
};
const failing: Props['upload'] = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    'aria-label': 'Attachments',
    value: [],
    onValueChange: fn(),
    upload: keep,
    accept: '.pdf,image/*',
    maxBytes: 5_242_880,
    maxFiles: 5,
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'one small file that goes with the form: FileInput.',
      keys: 'Enter or Space open the choice of files, Control+V pastes; Tab reaches cancel, retry and remove of each.',
    },
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(canvas.getByLabelText('Attachments'), [pdf('a.pdf'), pdf('b.pdf')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'kept-a.pdf' }),
      expect.objectContaining({ id: 'kept-b.pdf' }),
    ]);
    await expect(canvasElement.querySelector('[type=hidden]')).toBeNull();
  },
};

export const Playground: Story = { args: { value: stored, maxFiles: 3 } };

export const EveryState: Story = {
  tags: ['visual'],
  parameters: { visual: { height: 560 } },
  args: {
    value: stored,
    maxFiles: 5,
    upload: (file, context) => (file.name.startsWith('毕业') ? failing(file, context) : never(file, context)),
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Attachments'),
      [
        pdf('毕业证书.pdf', 90_000),
        pdf('社保缴费记录.pdf', 240_000),
        pdf('archive.zip.exe'),
        pdf('推荐信.pdf'),
      ],
      { applyAccept: false },
    );
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
  },
};

let tries = 0;

export const FailsAndIsSentAgain: Story = {
  args: {
    upload: (file, context) => {
      tries += 1;
      return tries === 1 ? failing(file, context) : keep(file);
    },
    describeError: (error) => (error instanceof Error ? `Not sent: ${error.message}` : undefined),
  },
  play: async ({ args, canvas }) => {
    tries = 0;
    const input = canvas.getByLabelText('Attachments');
    await userEvent.upload(input, pdf('a.pdf'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/a\.pdf.*Not sent: offline/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    input.focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: /a\.pdf/ })).toHaveFocus();
  },
};

const stopped = fn();

export const CancelsAndRemovesByKeyboard: Story = {
  args: {
    value: stored,
    upload: (file, context) => {
      context.signal.addEventListener('abort', stopped);
      return never(file, context);
    },
  },
  play: async ({ args, canvas }) => {
    stopped.mockClear();
    const input = canvas.getByLabelText('Attachments');
    await userEvent.upload(input, pdf('long.pdf'));
    await expect(await canvas.findByRole('progressbar', { name: /long\.pdf/ })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    const cross = canvas.getAllByRole('button').at(-1);
    cross?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(stopped).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(cross).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: /身份证/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([stored[0]]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]));
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const DropsAndPastes: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Attachments');
    const zone = input.closest('label');
    if (!zone) throw new Error('The input has no zone around it.');
    fireEvent.dragOver(zone);
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: carrying(pdf('dropped.pdf')), ...asUsual }));
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
    input.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData: carrying(new File(['x'], 'image.png', { type: 'image/png' })),
        ...asUsual,
      }),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByText('image.png')).toBeVisible();
  },
};

export const TellsDuplicatesAndTooMany: Story = {
  args: { maxFiles: 2 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Attachments');
    await userEvent.upload(input, pdf('a.pdf'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: /c\.pdf/ }));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1));
  },
};

export const InAField: Story = {
  args: { 'aria-label': undefined, value: stored },
  render: (args) => {
    const t = useSampleWords();
    return (
      <Field
        name="proof"
        label={t('工作证明')}
        hint={t('盖章后的扫描件')}
        error={t('请上传工作证明')}
        required
      >
        <Demo {...args} />
      </Field>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText(sampleSays('工作证明'));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(sampleMatch('盖章后的扫描件', '请上传工作证明'));
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>('[type=hidden]')];
    await expect(sent.map(({ name, value }) => [name, value])).toEqual([
      ['proof', 'a1'],
      ['proof', 'a2'],
    ]);
  },
};

export const ReadOnly: Story = {
  args: { value: stored, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /工作证明/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Disabled: Story = { args: { value: stored, disabled: true } };

export const OneFile: Story = { args: { maxFiles: 1 } };
