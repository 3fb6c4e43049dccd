import { useCall } from '../../client/use-call.js';

/** The open class that the address names. An id that cannot exist asks for nothing that exists. */
export const useClass = (class_id: number) => {
  const { data, problem, loading, reload } = useCall('class/fetchOpenClasses', {
    page: 1,
    limit: 1,
    class_id,
  });
  return { open: data?.items[0], known: data !== undefined, problem, loading, reload };
};
