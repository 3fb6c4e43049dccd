import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/inline.js';
import { SkillcertProvider } from '../provider/skillcert-provider.js';
import { ButtonLink, Link } from './link.js';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { to: '/class/lists', children: 'Exam sessions' },
  parameters: {
    guide: { not: 'something that is done and leads nowhere: Button.', keys: 'Enter follows it.' },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Exam sessions' })).toHaveAttribute('href', '/class/lists');
  },
};

export const Playground: Story = { args: { tone: 'inherit' } };

export const External: Story = {
  args: { to: 'https://example.org/handbook.pdf', external: true, children: 'Handbook' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Handbook \(.+\)/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AMailAddressIsNoPath: Story = {
  render: () => (
    <SkillcertProvider linkComponent={({ to, ...rest }) => <a {...rest} href={`/base${to}`} />}>
      <Link to="mailto:office@example.org">office@example.org</Link>
    </SkillcertProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'office@example.org' });
    await expect(link).toHaveAttribute('href', 'mailto:office@example.org');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const LooksLikeAButton: Story = {
  render: () => (
    <Inline>
      <ButtonLink to="/enroll/create" variant="primary">
        Enrol
      </ButtonLink>
      <ButtonLink to="/enroll">Back</ButtonLink>
    </Inline>
  ),
};

export const DrawnByTheRouter: Story = {
  render: (args) => (
    <SkillcertProvider linkComponent={({ to, ...rest }) => <a {...rest} href={`/base${to}`} />}>
      <Link {...args} />
    </SkillcertProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/base/class/lists');
  },
};
