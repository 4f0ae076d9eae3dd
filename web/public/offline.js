// The house is asked again every five seconds, and as soon as there is a connection.
const again = () => location.reload();
setTimeout(again, 5000);
addEventListener("online", again);
