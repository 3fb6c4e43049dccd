import { ErrorState } from '@skillcert/ui';
import { Component, type ReactNode } from 'react';
import { useWords } from '../words/use-words.js';

function BrokenScreen() {
  const { t } = useWords();
  return (
    <ErrorState
      title={t('site.failed_title')}
      description={t('site.failed_text')}
      onRetry={() => location.reload()}
    />
  );
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame usable when a screen cannot be fetched or drawn. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}
