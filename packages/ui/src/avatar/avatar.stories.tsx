import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import { Inline } from '../inline/inline.js';
import { Stack } from '../stack/stack.js';
import { Text } from '../text/text.js';
import { Avatar } from './avatar.js';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"%3E%3Crect width="30" height="30" fill="%23cfe0f7"/%3E%3Ccircle cx="15" cy="12" r="6" fill="%23476a9c"/%3E%3Cpath d="M4 30a11 11 0 0 1 22 0z" fill="%23476a9c"/%3E%3C/svg%3E';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: '张晓明' },
  parameters: {
    guide: { not: 'a picture whose content matters: ImageFrame. More than one person: their names.' },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '张晓明' })).toHaveTextContent('晓明');
  },
};

export const Playground: Story = { args: { name: 'Ana María López', size: 'xl' } };

export const Picture: Story = {
  args: { src: portrait, size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '张晓明' }).querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const PictureThatFails: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('晓明'));
  },
};

export const NoName: Story = { args: { name: '—' } };

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {['张晓明', '山田 太郎', 'Ana María López'].map((name) => (
        <Inline key={name}>
          <Avatar name={name} size="sm" />
          <Avatar name={name} />
          <Avatar name={name} size="lg" />
          <Avatar name={name} size="xl" />
          <Avatar name={name} size="xl" src={portrait} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const BesideTheName: Story = {
  render: () => (
    <Stack gap="sm">
      {sampleCandidates.map(({ id, name }) => (
        <Inline key={id} gap="sm">
          <Avatar name={name} decorative />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('欧阳明月')).toBeVisible();
  },
};
