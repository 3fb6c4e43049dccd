import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSays } from '../testing/sample-words.js';
import { Poster } from './poster.js';
import { posterPicture } from './poster-picture.js';

const meta = {
  title: 'Content/Poster',
  component: Poster,
  args: {
    before: '国家职业技能等级认定',
    title: '2026年第四期（三级）上海班',
    code: 'https://example.org/enroll/create?class_id=1',
    codeLabel: '报名二维码',
    text: '扫码报名',
    items: [
      { id: 'period', label: '报名时间', value: '2026-11-01 至 2026-12-01', wide: true },
      { id: 'exam', label: '考试时间', value: '2026-12-20 09:00' },
      { id: 'city', label: '城市', value: '上海' },
    ],
  },
  parameters: { guide: { not: 'a page to read on a screen: Page.' } },
} satisfies Meta<typeof Poster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: sampleSays('报名二维码') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '2026年第四期（三级）上海班' })).toBeVisible();
  },
};

export const Playground: Story = { args: { before: undefined } };

export const LongTitle: Story = {
  args: {
    title: 'Convocatoria extraordinaria de certificación para especialistas en consultoría tecnológica',
  },
};

export const AsPicture: Story = {
  play: async ({ args }) => {
    const items = [{ label: sampleSays('报名时间'), value: sampleSays('2026-11-01 至 2026-12-01') }];
    const poster = {
      before: sampleSays('国家职业技能等级认定'),
      title: args.title,
      code: args.code,
      text: sampleSays('扫码报名'),
      items,
    };
    const drawn = await createImageBitmap(await posterPicture(poster));
    const canvas = document.createElement('canvas');
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    const context = canvas.getContext('2d');
    context?.drawImage(drawn, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, drawn.width, drawn.height) ?? {};
    const dark = (from: number, to: number) => {
      let count = 0;
      for (let dot = from * drawn.width; dot < to * drawn.width; dot += 1)
        if ((data[dot * 4] ?? 255) < 128) count += 1;
      return count / ((to - from) * drawn.width);
    };
    await expect([drawn.width, drawn.height]).toEqual([1240, 1754]);
    // Paper at the edge, letters above the code, a code that is about half dark over its half of the width.
    await expect(dark(0, 60)).toBe(0);
    await expect(dark(110, 320)).toBeGreaterThan(0.005);
    await expect(dark(500, 900)).toBeGreaterThan(0.2);
  },
};
