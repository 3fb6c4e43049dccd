import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SearchInput } from './search-input.js';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { value: '', onSearch: fn(), delay: 50 },
  parameters: {
    guide: {
      not: 'a value of a form: TextInput. Options to choose from: Combobox.',
      keys: 'Enter searches at once, Escape clears.',
    },
  },
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

/** New search results must not shift the existing rows between the two halves of a click. */
export const WaitsForThePressToEnd: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'wang');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(canvas.getByRole('searchbox'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await expect(args.onSearch).not.toHaveBeenCalled();
    fireEvent.pointerUp(document.body);
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('wang'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
