import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * A cache whose reads are asked for again after a command, those under way for the first time included. Left alone, such a read is
 * waited for and taken for new, though it may have been answered before the command.
 */
export class RefreshingClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const { predicate } = filters;
    await this.cancelQueries({
      ...filters,
      predicate: (query) => query.state.data === undefined && (predicate?.(query) ?? true),
    });
    return super.invalidateQueries(filters, options);
  }
}
