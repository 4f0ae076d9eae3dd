/** A word from the system when somebody is looking elsewhere. Asked for by a switch, never by ourselves. */
export const canNotify = "Notification" in globalThis;

export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** One notice per table; a phone allows it only to the service worker. */
export async function notify(title: string, tag: string): Promise<void> {
  if (!canNotify || Notification.permission !== "granted") return;
  const options = { tag, icon: "icon-192.png", data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
