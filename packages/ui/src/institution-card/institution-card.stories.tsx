import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { saidBy } from '../testing/spoken.js';
import { InstitutionCard } from './institution-card.js';
import { institutionCardWords } from './institution-card-words.js';
import { sampleCode } from './sample-code.js';

const meta = {
  title: 'Shell/InstitutionCard',
  component: InstitutionCard,
  args: {
    name: '上海市科技创业协会',
    contact: '王推荐',
    phone: '021-6280 1234',
    email: 'recommend@example.org',
    code: sampleCode,
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 'calc(var(--sc-sidebar) - 2rem)' }}>
      <Story />
    </div>
  ),
  parameters: {
    guide: {
      not: 'an account’s own details: Descriptions.',
      keys: 'Tab reaches telephone, mail and the code.',
    },
  },
} satisfies Meta<typeof InstitutionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '021-6280 1234' })).toHaveAttribute(
      'href',
      'tel:02162801234',
    );
    await expect(canvas.getByRole('link', { name: 'recommend@example.org' })).toHaveAttribute(
      'href',
      'mailto:recommend@example.org',
    );
  },
};

export const Playground: Story = { args: { code: undefined } };

export const ShowsItsCode: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByAltText(saidBy(institutionCardWords).codeOf('上海市科技创业协会'));
    await expect(code).not.toBeVisible();
    await userEvent.click(canvas.getByText(saidBy(institutionCardWords).code));
    await expect(code).toBeVisible();
  },
};

export const DialsAnExtension: Story = {
  args: { phone: '021-55550101-8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '021-55550101-8' })).toHaveAttribute(
      'href',
      'tel:02155550101,8',
    );
  },
};

export const OnlyAName: Story = {
  args: { contact: undefined, phone: undefined, email: undefined, code: undefined },
};
