// MicroPython's JavaScript asks WebAssembly's table for the function at every call it passes on, to
// assert that it is still the same one; asking takes a fifth of all time, so each answer is kept.
const { prototype } = WebAssembly.Table;
const { get } = prototype;
const known = []; // of the one table: a process or a thread holds one MicroPython

prototype.get = function (index) {
  return (known[index] ??= get.call(this, index));
};
