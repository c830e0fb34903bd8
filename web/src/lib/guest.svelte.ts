/** Who this browser is. Nobody has to register: whoever plays first arrives as a guest. */
import { api, type Me } from './api';
import { t } from './words.svelte';

const guest = $state<{ me: Me | null }>({ me: null });

export const me = (): Me | null => guest.me;

/** Look whether the server knows us; does not arrive. */
export async function recognise(): Promise<Me | null> {
  guest.me = await api.me();
  return guest.me;
}

/** Be a guest, under a name if there is one. */
export async function arrive(name?: string): Promise<Me> {
  guest.me ??= await recognise();
  if (!guest.me) guest.me = await api.arrive(name?.trim() || t('guest-name'));
  else if (name?.trim() && name.trim() !== guest.me.name)
    guest.me = await api.change({ name: name.trim() });
  return guest.me;
}

export async function rename(changes: Partial<Me>): Promise<void> {
  if (guest.me) guest.me = await api.change(changes);
}

/** Become the guest of a link from another device. */
export async function follow(token: string): Promise<void> {
  guest.me = await api.follow(token);
}

export async function forget(): Promise<void> {
  await api.forget();
  guest.me = null;
}
