// Tells scoreboards in other tabs how the game stands, if there are any that listen.

const NAME = `miaou scoreboard ${new URL(".", location.href).pathname}`;

export function broadcast(handheld) {
  let channel;
  try {
    channel = new BroadcastChannel(NAME);
  } catch (error) {
    console.warn(error); // Firefox refuses it where nothing may be kept
    return;
  }
  let watched = false;
  let asking = false;

  async function tell() {
    if (!watched || asking || !handheld.awake) return;
    asking = true;
    try {
      const table = await handheld.table();
      channel.postMessage({ table, language: document.documentElement.lang });
    } catch (error) {
      console.warn(error); // switched off in the middle
    } finally {
      asking = false;
    }
  }

  channel.onmessage = ({ data }) => {
    if (!data.hello) return;
    watched = true;
    tell();
  };
  handheld.addEventListener("news", tell);
}
