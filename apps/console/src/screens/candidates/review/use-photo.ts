import type { EnrolmentDetail } from '@skillcert/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';

const readPhoto = async (
  { class_id, enrolment_id }: Pick<EnrolmentDetail, 'class_id' | 'enrolment_id'>,
  signal: AbortSignal,
): Promise<Blob> => {
  const photo: unknown = await call(
    'enrolment/fetchPhoto',
    { class_id, enrolment_id },
    { signal, quiet: true },
  );
  if (!(photo instanceof Blob)) throw new Error('fetchPhoto answered with something that is not a file.');
  return photo;
};

/** The address of a candidate's photo for as long as it is shown. */
export const usePhoto = ({ class_id, enrolment_id, photo_id }: EnrolmentDetail): string | undefined => {
  const { data } = useQuery({
    queryKey: ['photo', class_id, enrolment_id, photo_id],
    queryFn: ({ signal }) => readPhoto({ class_id, enrolment_id }, signal),
    enabled: photo_id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [data]);
  return address;
};
