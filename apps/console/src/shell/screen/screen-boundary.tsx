import { ErrorState } from '@skillcert/ui';
import { Component, type ReactNode } from 'react';
import { currentWords } from '../../messages/words-state.js';

interface ScreenBoundaryState {
  readonly failed: boolean;
}

/** Keeps a broken screen, or one that could not be downloaded, from breaking the console. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A file that failed to download stays failed for this page, so trying again starts it anew.
    return <ErrorState title={currentWords().t('shell.screen_failed')} onRetry={() => location.reload()} />;
  }
}
