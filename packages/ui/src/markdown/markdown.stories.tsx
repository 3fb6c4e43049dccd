import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { said } from '../testing/spoken.js';
import { Markdown } from './markdown.js';

const notes = `# 考前一天

- 核对考场**门牌**与[考场安排](https://example.org/rooms)
- [x] 两台扫码设备充电
- [ ] 打印签到表

> 第 3 考场改到二楼。

| 考场 | 座位 |
| --- | ---: |
| 一 | 30 |
| 二 | 28 |

---

1. 到场后先对时
2. 使用 \`Alt+1\` 打开签到

\`\`\`
TC26-0104
\`\`\``;

const meta = {
  title: 'Content/Markdown',
  component: Markdown,
  args: { text: notes },
  parameters: {
    guide: {
      not: 'text that nobody formats: Text. Words of the product itself: they stand in its messages.',
      keys: 'Tab goes from link to link.',
    },
  },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '考前一天' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('cell', { name: '28' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(
      `(${said().stepDone}) 两台扫码设备充电`,
    );
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/^打印签到表$/);
    await expect(canvas.getByRole('link', { name: /考场安排/ })).toHaveAttribute(
      'href',
      'https://example.org/rooms',
    );
  },
};

export const Playground: Story = { args: { text: '**Bold**, *slanted*, ~~gone~~, `code`', level: 3 } };

/** HTML is shown as typed, no picture is fetched, and an address that would run code is no link. */
export const Hostile: Story = {
  args: {
    text: `<img src=x onerror="alert(1)"> and <script>alert(1)</script>

[press](javascript:alert(1)) [data](data:text/html,x) ![a picture](https://example.org/p.png)

<div style="position:fixed">over everything</div>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /a picture/ })).toBeVisible();
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText(/<div style=/)).toBeVisible();
    await expect(canvasElement.querySelector('img, script, [style*="fixed"]')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
