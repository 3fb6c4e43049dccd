/** The accessibility add-on's step after a story, for tests that run stories outside Storybook's own runner. */
export * from '@storybook/addon-a11y/preview';
