import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Inline } from '../inline/inline.js';
import { createToaster } from './create-toaster.js';
import { Toaster } from './toaster.js';

const toaster = createToaster();

function Demo() {
  return (
    <Inline>
      <Button onClick={() => toaster.show({ tone: 'success', message: '已保存', duration: 600 })}>
        Short
      </Button>
      <Button
        onClick={() =>
          toaster.show({ tone: 'danger', title: '提交失败', message: '班次已满，请选择其他班次。' })
        }
      >
        Error
      </Button>
      <Toaster toaster={toaster} />
    </Inline>
  );
}

const clear = () => {
  for (const item of toaster.items()) toaster.dismiss(item.id);
};

const meta = { title: 'Overlays/Toast', component: Demo, beforeEach: clear } satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual', 'one-language'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await within(screen.getByRole('alert')).findByText(/班次已满/)).toBeVisible();
  },
};

export const Playground: Story = {};

export const GoesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await expect(await screen.findByText('已保存')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('已保存')).toBeNull(), { timeout: 2000 });
    await expect(toaster.history()[0]?.message).toBe('已保存');
  },
};

export const WaitsWhileTheFocusIsOnIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(screen.getByText('已保存')).toBeVisible();
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('已保存')).toBeNull());
  },
};
