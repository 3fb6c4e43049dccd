import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchInput } from './search-input.js';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { value: '', onSearch: fn(), delay: 50 },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: '上海' } };

export const SearchesWhenTypingRests: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zhang');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('zhang'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const EnterSearchesAtOnce: Story = {
  args: { delay: 10_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'li{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('li');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};
